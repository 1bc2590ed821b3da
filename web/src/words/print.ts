// Words of what is printed: they come with the page.
import en from './print.en.ftl?raw'
import fr from './print.fr.ftl?raw'
import { learn } from './words'

learn({ fr, en })
