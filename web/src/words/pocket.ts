// Words of the page for the real table: they come with the page.
import en from './pocket.en.ftl?raw'
import fr from './pocket.fr.ftl?raw'
import { learn } from './words'

learn({ fr, en })
