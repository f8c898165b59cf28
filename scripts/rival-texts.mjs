import { isToldBy } from './telling-words.mjs'

/** A Chinese term may begin anywhere in a line: its letters are looked up, elsewhere its words. */
const unitsOf = (said, language) =>
  language.startsWith('zh') ? said.replaceAll(' ', '') : said.split(' ').filter((word) => word !== '')

function add(map, key, entry) {
  if (map.has(key)) map.get(key).push(entry)
  else map.set(key, [entry])
}

/**
 * Finds the texts of a language that a row would accept, as [id, form]. Only a text with the same arguments can stand in
 * another's place unseen. Every text is compared with every row: by the rarest word of the row, that is quickly done.
 */
export function rivalsIn(forms, language) {
  const byText = new Map()
  const byUnit = new Map()
  for (const entry of forms) {
    const [, form] = entry
    add(byText, form.text, entry)
    const units = new Set([...form.said.values()].flatMap((said) => [...unitsOf(said, language)]))
    for (const unit of units) add(byUnit, `${form.arguments}\t${unit}`, entry)
  }
  return (needed, telling) => {
    if (telling.whole !== undefined) return byText.get(telling.whole) ?? []
    const lists = telling.words
      .flatMap(({ word }) => [...unitsOf(word, language)])
      .map((unit) => byUnit.get(`${needed}\t${unit}`) ?? [])
    const [shortest = []] = lists.sort((one, other) => one.length - other.length)
    return shortest.filter(([, form]) => isToldBy(form, telling, language))
  }
}
