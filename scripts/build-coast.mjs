import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { feature } from 'topojson-client'
import atlas from 'world-atlas/land-10m.json' with { type: 'json' }
import { root } from './repository.mjs'

/**
 * Makes the coasts that maps of cities are drawn on: Natural Earth's finest land, cut out around every city that has
 * hotels. Same source, same file: run it again after a city was added.
 */
const target = join(root, 'apps/web/src/map/catalogue/coast.json')
const quarters = join(root, 'apps/api/src/suppliers/house/hotel/catalogue/quarter-table.ts')
/** Degrees of latitude around a city: as far as its map can be pushed before it shows plain ground. */
const around = 0.6
/** Coordinates are whole thousandths of a degree. */
const unit = 1000
/** A bend is kept when the triangle it makes is larger than this, in square degrees. */
const leastBend = 0.000004

/** The middle of a city: that of its quarters. */
function cities() {
  const found = new Map()
  for (const line of readFileSync(quarters, 'utf8').split('\n')) {
    const [city, , , , latitude, longitude] = line.split('|')
    if (longitude === undefined) continue
    found.set(city, [...(found.get(city) ?? []), [Number(longitude), Number(latitude)]])
  }
  const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2
  return [...found.values()].map((places) => [middle(places.map(([x]) => x)), middle(places.map(([, y]) => y))])
}

const crossing = (a, b, axis, at) => {
  const share = (at - a[axis]) / (b[axis] - a[axis])
  return axis === 0 ? [at, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), at]
}

/** Sutherland and Hodgman, one edge of the box after the other. */
function cut(ring, [west, south, east, north]) {
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

const bendOf = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

/** Visvalingam: the smallest bend goes first, until all that are left are large enough. */
function thin(ring) {
  const points = [...ring]
  while (points.length > 4) {
    let [at, smallest] = [0, Number.POSITIVE_INFINITY]
    for (let index = 0; index < points.length; index += 1) {
      const bend = bendOf(points.at(index - 1), points[index], points[(index + 1) % points.length])
      if (bend < smallest) [at, smallest] = [index, bend]
    }
    if (smallest >= leastBend) break
    points.splice(at, 1)
  }
  return points
}

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

const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry: { type, coordinates } }) =>
  (type === 'Polygon' ? [coordinates] : coordinates).flat(),
)

const rounded = (degrees) => Math.round(degrees * 100) / 100
const boxes = cities().map(([x, y]) => {
  const wide = around / Math.cos((y * Math.PI) / 180)
  return [x - wide, y - around, x + wide, y + around].map(rounded)
})
const coasts = boxes
  .map((box) => ({
    box,
    rings: land
      .map((ring) => cut(ring.slice(0, -1), box))
      .filter((ring) => ring.length > 2)
      .map((ring) => encode(thin(ring)))
      .filter((steps) => steps.length > 6)
      .map((steps) => steps.join(' '))
      .join(';'),
  }))
  // A box that is all land has no coast: four corners and nothing between.
  .filter(({ rings }) => rings.split(' ').length > 8)
const text = `${JSON.stringify({ coasts: coasts.map(({ box, rings }) => ({ box: box.join(' '), rings })) }, null, 2)}\n`
writeFileSync(target, text)
console.log(
  `coast.json: ${coasts.length} of ${boxes.length} cities, ${(text.length / 1000).toFixed(1)} kB, ${(gzipSync(text).length / 1000).toFixed(1)} kB packed`,
)
