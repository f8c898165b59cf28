/** How the names of stations and airports are composed from their city's, language by language. */

/** Cities that the railway spells its own way on the platform. */
const onThePlatform = {
  'Frankfurt am Main': 'Frankfurt (Main)',
  'Freiburg im Breisgau': 'Freiburg (Breisgau)',
  Münster: 'Münster (Westf)',
  'Newcastle upon Tyne': 'Newcastle',
  Fribourg: 'Fribourg/Freiburg',
  Bolzano: 'Bolzano/Bozen',
  Brennero: 'Brennero/Brenner',
  'Saint-Malo': 'St-Malo',
  'Bourg-Saint-Maurice': 'Bourg-St-Maurice',
  'Saint-Gervais-les-Bains': 'St-Gervais-les-Bains-Le Fayet',
}

const isCentral = (text) =>
  /^(Hbf|HB|H|S|Central|Centraal|Centrale|Centralna|Główn[ya]|hl\..*|Glavni kolodvor)$/.test(text)
const isGerman = (text) => /^(Hbf|HB)$/.test(text)

function spokenAliases(text) {
  return ({ name, names }) => {
    const english = names.en || name
    if (!isCentral(text)) return []
    const german = isGerman(text) ? [`${name} Hauptbahnhof`, `${english} Hauptbahnhof`] : []
    return [`${english} Central`, `${english} Central Station`, `${english} Main Station`, ...german]
  }
}

/** What stands after the city's name: « Hbf », « Gare du Nord »; nothing where the station is named otherwise. */
export function stationPart(name, city) {
  const start = [onThePlatform[city.name], city.name].find((prefix) => prefix && name.startsWith(prefix))
  if (start === undefined) return undefined
  const rest = name.slice(start.length)
  const text = rest.replace(/^[\s/-]+/, '')
  return { text, joint: rest.slice(0, rest.length - text.length), aliases: spokenAliases(text) }
}

export function stationNames(name, city, tail, part = {}) {
  const { names } = city
  const after = (there, own) => (own ? `${there} ${own}` : `${there}${tail.joint}${tail.text}`)
  const latin = (language) => (tail && names[language] ? after(names[language], part[language]) : name)
  const han = (language) => {
    if (!names[language]) return ''
    if (part[language]) return names[language] + part[language]
    const own = tail ? tail.text : name
    return own ? `${names[language]}站 (${own})` : `${names[language]}站`
  }
  const arabic = () => {
    const own = part.ar || (tail ? tail.text && `(${tail.text})` : `(${name})`)
    return names.ar ? `محطة ${names.ar}${own ? ` ${own}` : ''}` : ''
  }
  return { en: latin('en'), zh: han('zh'), zhHK: han('zhHK'), es: latin('es'), fr: latin('fr'), ar: arabic() }
}

/** What is left of an airport's name without its city and the words every airport has. */
function airportPart(name, { name: local, names }) {
  let rest = name.replace(/\b(International|Airport|Apt|Aerodrome)\b/g, ' ')
  for (const city of [names.en, local, names.fr, names.es].filter(Boolean)) {
    for (const spelling of [city, city.normalize('NFD').replace(/\p{M}/gu, '')]) rest = rest.replace(spelling, ' ')
  }
  return rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,/–-]+|[\s,/–-]+$/g, '')
    .trim()
}

function frenchOf(city) {
  if (city.startsWith('Le ')) return `du ${city.slice(3)}`
  return /^([AEIOUYÉÈÎÔ]|Helsinki|Hano|Honolulu)/.test(city) ? `d'${city}` : `de ${city}`
}

const joined = (city, own) => {
  if (!own) return city
  return /^[\p{L}'’-]+$/u.test(own) ? `${city}-${own}` : `${city} (${own})`
}

export function airportNames(name, city) {
  const { names } = city
  const own = airportPart(name, city)
  const isInternational = /\bInternational\b/.test(name)
  const aside = own ? ` (${own})` : ''
  // Between the two words: 伦敦机场 is any of London's airports, not the least of them.
  const between = own ? ` ${own} ` : ''
  return {
    en: name,
    zh: `${names.zh}${between}${isInternational ? '国际机场' : '机场'}`,
    zhHK: `${names.zhHK}${between}${isInternational ? '國際機場' : '機場'}`,
    es: `Aeropuerto ${isInternational ? 'Internacional ' : ''}de ${joined(names.es, own)}`,
    fr: `Aéroport ${isInternational ? 'international ' : ''}${joined(frenchOf(names.fr), own)}`,
    ar: `مطار ${names.ar}${isInternational ? ' الدولي' : ''}${aside}`,
  }
}

/**
 * What people call the airports a city is served by, whatever the name of each. In English the words are met one by
 * one, and a city of several airports comes before them.
 */
export const servingNames = ({ airports, names: { en, zh, zhHK } }) => [
  ...(airports.length === 1 ? [`${en} Airport`] : []),
  ...[`${zh}机场`, `${zh}国际机场`, `${zhHK}機場`, `${zhHK}國際機場`],
]
