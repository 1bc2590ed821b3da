// Words of the exercises: they come with the page.
import en from './exercises.en.ftl?raw'
import fr from './exercises.fr.ftl?raw'
import { learn } from './words'

learn({ fr, en })
