// The words of the certificate, fetched with it.
import { learn } from '../../words/words'
import english from '../../words/certificate.en.ftl?raw'
import french from '../../words/certificate.fr.ftl?raw'

learn({ fr: french, en: english })
