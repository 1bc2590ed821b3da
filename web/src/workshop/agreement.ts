// How a sentence treats a unit, told from its name: « les Grenadiers de Wallis », “the 8th Light”. Right for nine names out of
// ten of the battles of the house; whoever knows better says so in the unit's row.

/** What comes before the noun and says nothing of it. */
const BEFORE =
  /^(?:(?:très |larges? |gross?e?s? |grande?s? |petite?s? |vieille |jeune |moyenne |première |seconde |\S+ième ))+/iu
const FEMININE =
  /^(?:pièce|batterie|bataille|bombarde|brigade|division|compagnie|l[ée]gion|colonne|troupe|milice|garde|réserve|levée|phalange|cohorte|more|tête|queue|bande|lance|machine|baliste|catapulte|fusée|épée|tribu|aile|droite|gauche|ligne|maison|cornette|noblesse|garnison|escorte|\S+-garde|\S+-brigade|\p{L}+erie|\p{L}+tion)s?(?=\P{L}|$)/iu
const MASCULINE_NUMBER =
  /\P{L}(?:léger|régiment|bataillon|corps|escadron|hussards|chasseurs|dragons|cuirassiers|lanciers)(?=\P{L}|$)/iu

function french(name: string): string {
  const noun = name.trim().replace(BEFORE, '')
  const [first = ''] = noun.toLocaleLowerCase('fr').split(/\s+/)
  // « 8e légère », « 61e et 88e de Desaix »: half-brigades, unless something else is said.
  if (/^\d+(?:e|re)$/.test(first)) return (MASCULINE_NUMBER.test(noun) ? 'm' : 'f') + (/ et /.test(noun) ? 'p' : 's')
  const many = /[sx]$/.test(first) && first !== 'corps'
  // « Gardes de Retzow » are men.
  const feminine = FEMININE.test(noun) && first !== 'gardes'
  return (feminine ? 'f' : 'm') + (many ? 'p' : 's')
}

function english(name: string): string {
  const [head = ''] = name.trim().split(/ (?:of|under|at|from|in|with|and) /)
  const word = head.split(/\s+/).at(-1) ?? ''
  const isOne = /(?:infantry|cavalry|artillery|foot|corps)$/i.test(word)
  const many =
    !isOne && (/(?:[^s’']s|men|swiss|light horse)$/i.test(head) || (/ and /.test(name) && !/ of /.test(name)))
  // “Foy’s 92nd” needs no article.
  const owned = /^(?!King|Duke|Grand)\p{L}+(?:’s|s’) /u.test(head)
  return `${owned ? '' : 'the '}${many ? 'p' : 's'}`
}

export const agreementOf = (language: 'fr' | 'en', name: string): string =>
  language === 'fr' ? french(name) : english(name)
