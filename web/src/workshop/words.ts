// The words of the workshop, fetched with it.
import { learn } from '../words/words'
import english from '../words/workshop.en.ftl?raw'
import french from '../words/workshop.fr.ftl?raw'

learn({ fr: french, en: english })
