import { termsOf } from './telling-words.mjs'

/** Words that turn a sentence round: a text that has one is told by it, too. */
const turning = {
  en: 'no not never cannot without nothing nobody only',
  es: 'no sin nunca nada nadie ningún ninguna solo',
  fr: 'ne n pas sans jamais rien aucun aucune seulement uniquement',
  ar: 'لا لم لن غير بلا دون ليس ليست فقط',
  zh: '仅 只',
  zhHK: '只 僅',
}

/** Words that are in every text and tell none. */
const small = {
  en: 'the a an of to and or in on at is are was were be been being it its this that these those you your we our us they them their he she i with for from by as has have had do does did could would should can will may might must which who whoever what when where there here then than one ones some any each every other another too very more most much many all also about into out up so if but own make made get gets go goes come comes take takes took been before after again yet still just now first please',
  es: 'de la el los las un una unos unas y o u en a con por para su sus se le les lo que es son está están ha han haya hay este esta esto estos estas ese esa eso aquel al del como más menos ya muy también cada otro otra otros otras todo toda todos todas si pero antes después desde hasta sobre entre donde cuando quien ser estar puede pueden debe tiene tienen usted ustedes uno dos',
  fr: 'de la le les des du un une et ou en à au aux avec par pour sur dans ce cette ces cet votre vos vous nous notre nos il elle on ils elles est sont a ont été être avez qui que quoi dont où se ne plus moins y son sa ses leur leurs si mais avant après depuis jusqu entre tout toute tous toutes autre autres même aussi déjà encore ceci cela celui celle ceux celles peut peuvent doit doivent comme très bien',
  ar: 'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين أو و ثم كل كما قد ما هو هي هم كان كانت تم يتم عند بعد قبل أي أن إن أنه لأن حتى بين به بها له لها لك فيه فيها منه منها عليه عليها إليه مرة نحو حسب يُرجى يرجى يمكن يمكنك إذا غيره غيرها أخرى آخر نفسه نفسها بعض',
  zh: '的 了 是 在 和 与 及 或 请 您 你 我们 为 有 将 该 此 这 这些 其 其他 可 可以 须 已 已经 等 个 于 以 并 后 前 时 中 上 下 内 也 都 就 到 从 由 把 被 所 之 再 先 会 能 每 各 另 至 起 按 对 如 如果 则 项 位 名 间 家 次',
  zhHK: '的 了 是 在 和 與 及 或 請 您 你 我們 為 有 將 該 此 這 這些 其 其他 可 可以 須 已 已經 等 個 於 以 並 後 前 時 中 上 下 內 也 亦 都 就 到 從 由 把 被 所 之 再 先 會 能 每 各 另 至 起 按 對 如 如果 則 項 位 名 間 家 次',
}

/** A label is told by the whole of itself. */
const longest = { en: [5, 32], es: [5, 36], fr: [5, 36], ar: [5, 34], zh: [4, 12], zhHK: [4, 12] }

const isLabel = ({ text, said }, language) => {
  const [words, letters] = longest[language]
  return said.size === 1 && text.length <= letters && termsOf(said.get('other'), language).length <= words
}

/** How many texts have a word: the fewer, the more it tells. */
export function countWords(forms, language) {
  const counts = new Map()
  for (const form of forms) {
    for (const term of termsOf(form.said.get('other'), language)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/** Of each branch, a word that not every branch has. */
function branchTerms({ said }, language) {
  if (said.size === 1) return []
  const all = [...said.values()].map((one) => new Set(termsOf(one, language)))
  return [...said].flatMap(([branch, one]) => {
    const own = termsOf(one, language).filter((term) => !all.every((others) => others.has(term)))
    const word = own.find((term) => !term.startsWith('{')) ?? own[0]
    return word === undefined ? [] : [branch === 'other' ? word : `${branch}:${word}`]
  })
}

/**
 * Proposes the words of a row: the rarest of the text, in its order, until they are clear, which is when no text of
 * another id nor of another language has them all. Whether they say what the text is about is for a person to judge.
 */
export function proposeWords(form, isClear, counts, language) {
  if (isLabel(form, language)) return `=${form.text}`
  const terms = termsOf(form.said.get('other'), language)
  const isHan = language.startsWith('zh')
  const isWord = (term) => !term.startsWith('{') && (isHan || term.length > 2)
  const rarity = (term) => counts.get(term) - Math.min(term.length, 12) / 100
  const weak = new Set(small[language].split(' '))
  const weight = (term) => (weak.has(term) || (term.length < 2 && isHan) ? 1e6 : 0) + rarity(term)
  const ranked = terms.filter(isWord).sort((one, other) => weight(one) - weight(other))
  const turns = new Set(turning[language].split(' '))
  const needed = terms.filter((term) => turns.has(term) || /^\d+$|[不未没沒无無勿]/.test(term))
  const branches = branchTerms(form, language)
  const few = terms.length > 10 ? 3 : 2
  for (let most = Math.min(few, ranked.length); most <= ranked.length; most += 1) {
    const chosen = new Set([...needed, ...ranked.slice(0, most)])
    const telling = [...new Set([...terms.filter((term) => chosen.has(term)), ...branches])].join(', ')
    if (telling !== '' && isClear(telling)) return telling
  }
  return `=${form.text}`
}
