// Words of the interface, in both languages. What the chronicle tells comes from the server in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from './en.ftl?raw'
import french from './fr.ftl?raw'
import englishHome from './home.en.ftl?raw'
import frenchHome from './home.fr.ftl?raw'
import englishLessons from './lessons.en.ftl?raw'
import frenchLessons from './lessons.fr.ftl?raw'
import englishPages from './pages.en.ftl?raw'
import frenchPages from './pages.fr.ftl?raw'
import englishRulebook from './rulebook.en.ftl?raw'
import frenchRulebook from './rulebook.fr.ftl?raw'
import englishTable from './table.en.ftl?raw'
import frenchTable from './table.fr.ftl?raw'

export type Language = 'fr' | 'en'

const CATALOGUES: Record<Language, string> = {
  fr: [french, frenchTable, frenchPages, frenchHome, frenchLessons, frenchRulebook].join('\n'),
  en: [english, englishTable, englishPages, englishHome, englishLessons, englishRulebook].join('\n'),
}
const bundles = new Map<Language, FluentBundle>()

function add(bundle: FluentBundle, words: string): void {
  const [fault] = bundle.addResource(new FluentResource(words))
  if (fault) throw fault
}

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language)
  if (known) return known
  // Isolating marks are for mixed directions of script; both our languages run the same way, and screen readers stumble.
  const bundle = new FluentBundle(language, { useIsolating: false })
  add(bundle, CATALOGUES[language])
  bundles.set(language, bundle)
  return bundle
}

/** Learns more messages: those of a place that is fetched when somebody goes there. */
export function learn(more: Readonly<Record<Language, string>>): void {
  for (const language of ['fr', 'en'] as const) {
    if (CATALOGUES[language].includes(more[language])) continue
    CATALOGUES[language] += `\n${more[language]}`
    bundles.delete(language)
  }
}

/** Says a message. One that is not written yet is said by its own name, so that it is found. */
export function say(language: Language, message: string, about: Record<string, FluentVariable> = {}): string {
  const pattern = bundleOf(language).getMessage(message)?.value
  return pattern ? bundleOf(language).formatPattern(pattern, about) : message
}

/** Is it written in this language? */
export function isWritten(language: Language, message: string): boolean {
  return bundleOf(language).hasMessage(message)
}

/** All messages of a language, for tests. */
export function messagesOf(language: Language): string[] {
  return [...CATALOGUES[language].matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '')
}
