import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { feature, merge } from 'topojson-client'
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import globe from 'world-atlas/land-110m.json' with { type: 'json' }
import { root } from './repository.mjs'

/**
 * Makes the land that the browser draws maps on: Natural Earth's countries, cut to Europe and thinned, and the world. Borders are thinned
 * once for both sides, so that neighbours still meet. Same source, same files: run it again after changing a figure.
 */
const folder = join(root, 'apps/web/src/map/catalogue')
/** West, south, east, north, in degrees. */
const sheet = [-26, 33, 46, 72]
/** Coordinates are whole hundredths of a degree: a kilometre, and no map here shows less. */
const unit = 100
/** A bend is kept when the triangle it makes is larger than this, in square degrees. */
const leastBend = 0.0008
/** Islands smaller than this are left out, in square degrees. */
const leastIsland = 0.006

/** ISO 3166-1: what the atlas numbers, and what everybody else writes. */
const codes = {
  ...{ '008': 'AL', '020': 'AD', '040': 'AT', 112: 'BY', '056': 'BE', '070': 'BA', 100: 'BG', 191: 'HR', 196: 'CY' },
  ...{ 203: 'CZ', 208: 'DK', 233: 'EE', 246: 'FI', 250: 'FR', 276: 'DE', 300: 'GR', 348: 'HU', 352: 'IS', 372: 'IE' },
  ...{ 380: 'IT', 428: 'LV', 438: 'LI', 440: 'LT', 442: 'LU', 470: 'MT', 498: 'MD', 499: 'ME', 528: 'NL' },
  ...{ 807: 'MK', 578: 'NO', 616: 'PL', 620: 'PT', 642: 'RO', 643: 'RU', 688: 'RS', 703: 'SK', 705: 'SI' },
  ...{ 724: 'ES', 752: 'SE', 756: 'CH', 792: 'TR', 804: 'UA', 826: 'GB' },
}

/** Arcs as degrees instead of steps on a grid. */
function decode({ arcs, transform }) {
  const [[kx, ky], [dx, dy]] = [transform.scale, transform.translate]
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX, stepY]) => {
      x += stepX
      y += stepY
      return [x * kx + dx, y * ky + dy]
    })
  })
}

const bendOf = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

/** Visvalingam: the smallest bend goes first, until all that are left are large enough. Ends stay: other arcs meet there. */
function thin(arc) {
  const points = [...arc]
  const least = points.length > 3 && String(points[0]) === String(points.at(-1)) ? 4 : 2
  while (points.length > least) {
    let [at, smallest] = [0, Number.POSITIVE_INFINITY]
    for (let index = 1; index < points.length - 1; index += 1) {
      const bend = bendOf(points[index - 1], points[index], points[index + 1])
      if (bend < smallest) [at, smallest] = [index, bend]
    }
    if (smallest >= leastBend) break
    points.splice(at, 1)
  }
  return points
}

const crossing = (a, b, axis, at) => {
  const share = (at - a[axis]) / (b[axis] - a[axis])
  return axis === 0 ? [at, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), at]
}

/** Sutherland and Hodgman, one edge of the sheet after the other. */
function cut(ring) {
  const [west, south, east, north] = sheet
  const edges = [
    [0, west, ([x]) => x >= west],
    [0, east, ([x]) => x <= east],
    [1, south, ([, y]) => y >= south],
    [1, north, ([, y]) => y <= north],
  ]
  return edges.reduce(
    (points, [axis, at, isInside]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1)
        if (isInside(point)) return isInside(before) ? [point] : [crossing(before, point, axis, at), point]
        return isInside(before) ? [crossing(before, point, axis, at)] : []
      }),
    ring,
  )
}

/** A ring that crosses the date line jumps by 360 degrees: Siberia is laid out east of it, where the sheet cuts it off. */
function unwrap(ring) {
  let shift = 0
  return ring.map(([x, y], index) => {
    const step = x - (ring[index - 1]?.[0] ?? x)
    if (Math.abs(step) > 180) shift -= 360 * Math.sign(step)
    return [x + shift, y]
  })
}

const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + ring.at(index - 1)[0] * y - x * ring.at(index - 1)[1], 0)) / 2

/** The first place, then steps: small figures travel light. */
function encode(ring) {
  const steps = []
  let [lastX, lastY] = [0, 0]
  for (const place of ring) {
    const [x, y] = place.map((degrees) => Math.round(degrees * unit))
    if (steps.length > 0 && x === lastX && y === lastY) continue
    steps.push(x - lastX, y - lastY)
    ;[lastX, lastY] = [x, y]
  }
  return steps
}

const ringsOf = (polygons) =>
  polygons
    .flat()
    .map((ring) => cut(unwrap(ring.slice(0, -1))))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= leastIsland)
    .map(encode)
    .filter((steps) => steps.length > 6)

const { transform: _, ...rest } = atlas
const topology = { ...rest, arcs: decode(atlas).map(thin) }

/** Each piece of land by itself, and of those only what lies on the sheet: Siberia beyond the date line would wrap it. */
function piecesOf({ id, type, arcs }) {
  const pieces = (type === 'Polygon' ? [arcs] : arcs).map((one) => ({ id, type: 'Polygon', arcs: one }))
  const [west, south, east, north] = sheet
  return pieces.filter((piece) => {
    const [outline] = feature(topology, piece).geometry.coordinates
    return outline.some(([x, y]) => x > west && x < east && y > south && y < north)
  })
}

const pieces = topology.objects.countries.geometries.flatMap(piecesOf)
const countries = Object.entries(codes)
  .map(([number, code]) => ({
    code,
    rings: ringsOf(
      pieces.filter(({ id }) => id === number).map((piece) => feature(topology, piece).geometry.coordinates),
    ),
  }))
  .filter(({ rings }) => rings.length > 0)
  .sort((one, other) => (one.code < other.code ? -1 : 1))

/** All land for the courses of flights, coarse as it comes; nobody flies over the ice in the south. */
const worldRings = feature(globe, globe.objects.land)
  .features.flatMap(({ geometry: { type, coordinates } }) => (type === 'Polygon' ? [coordinates] : coordinates))
  .map(([outline]) => outline.slice(0, -1))
  .filter((ring) => ring.some(([, latitude]) => latitude > -60))
  .map(encode)

/** One text a country keeps the file out of the formatter's way. */
const write = (rings) => rings.map((steps) => steps.join(' ')).join(';')
const files = {
  'land.json': { rings: write(ringsOf(merge(topology, pieces).coordinates)) },
  'world.json': { rings: write(worldRings) },
  'countries.json': Object.fromEntries(countries.map(({ code, rings }) => [code, write(rings)])),
}
for (const [name, content] of Object.entries(files)) {
  const text = `${JSON.stringify(content, null, 2)}\n`
  writeFileSync(join(folder, name), text)
  console.log(`${name}: ${(text.length / 1000).toFixed(1)} kB, ${(gzipSync(text).length / 1000).toFixed(1)} kB packed`)
}
console.log(countries.map(({ code }) => code).join(' '))
