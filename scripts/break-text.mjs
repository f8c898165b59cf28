/**
 * A break: `name` says in plain words what goes wrong, `find` is text that `file` holds exactly once, `replace` what stands
 * there instead. `tests` are the files that ought to notice, or `check` the script.
 */

/** The broken text. Throws where the code has moved on: a break that breaks nothing would say that a test is blind. */
export function breakText(text, { name, file, find, replace }) {
  const places = text.split(find).length - 1
  if (places !== 1) throw new Error(`${name}: ${file} holds the text to be replaced ${places} times, not once.`)
  if (find === replace) throw new Error(`${name}: nothing is changed in ${file}.`)
  return text.replace(find, () => replace)
}

/** One of the words is in the name or the file; none named: every break. */
export function chosenBreaks(breaks, words) {
  const has = ({ name, file }, word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())
  return words.length === 0 ? breaks : breaks.filter((one) => words.some((word) => has(one, word)))
}

/** What is wrong with the table itself; `has`: whether the checkout has a file. */
export function faultsOfTable(breaks, has) {
  const names = breaks.map(({ name }) => name)
  return breaks.flatMap(({ name, file, tests = [], check }, index) => {
    const watchers = check ? [check] : tests
    return [
      ...(names.indexOf(name) < index ? [`${name}: there are two breaks of this name`] : []),
      ...(watchers.length === 0 ? [`${name}: nothing is named that ought to notice`] : []),
      ...[file, ...watchers].filter((path) => !has(path)).map((path) => `${name}: there is no ${path}`),
    ]
  })
}

/** A file that cannot even be loaded has noticed nothing: such a break would be found by the first start. */
export function noticedBy(failures) {
  return failures.find(({ title }) => title !== 'the file itself')?.title
}
