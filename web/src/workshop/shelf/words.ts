// The words of the shelf, fetched with it.
import { learn } from '../../words/words'
import english from '../../words/shelf.en.ftl?raw'
import french from '../../words/shelf.fr.ftl?raw'

learn({ fr: french, en: english })
