import { Circle, Line, Svg } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PaperLeg, PaperSection, PaperStop } from '../paper.ts'
import { accent, hairline, ink, type Look, quiet } from './look.ts'
import { isShort } from './together.ts'

const routeWidth = 150
/** As wide as the place on the left of the route, so that what stands below is in line with it. */
const nameWidth = 162

/** From a hollow dot to a solid one, in the direction in which the language reads. */
function route({ isRightToLeft }: Look): ReactElement {
  const [from, to] = isRightToLeft ? [routeWidth - 4, 4] : [4, routeWidth - 4]
  return createElement(
    Svg,
    { viewBox: `0 0 ${routeWidth} 9`, style: { width: routeWidth, height: 9 } },
    createElement(Line, { x1: 7, x2: routeWidth - 7, y1: 4.5, y2: 4.5, stroke: ink, strokeWidth: 1 }),
    createElement(Circle, { cx: from, cy: 4.5, r: 3, fill: 'none', stroke: ink, strokeWidth: 1.2 }),
    createElement(Circle, { cx: to, cy: 4.5, r: 3.4, fill: accent }),
  )
}

function stop({ time, place, later }: PaperStop, side: 'left' | 'right', look: Look): ReactElement {
  const { row, column, text, figures, isRightToLeft } = look
  const isAtEnd = side === (isRightToLeft ? 'left' : 'right')
  return column(
    { flex: 1 },
    row(
      { justifyContent: isAtEnd ? 'flex-end' : 'flex-start', alignItems: 'flex-start' },
      figures({ fontSize: 19, fontWeight: 600, color: ink, lineHeight: 1.15 }, time),
      later !== undefined && figures({ fontSize: 8, color: accent, marginHorizontal: 3, marginTop: 2 }, later),
    ),
    text({ fontSize: 10.5, color: ink, textAlign: side }, place),
  )
}

function seatRows({ seats = [] }: PaperLeg, { row, text }: Look): ReactElement[] {
  return seats.map(({ name, place }) =>
    row(
      { marginTop: 2 },
      text({ fontSize: 9, color: quiet, width: nameWidth }, name),
      text({ fontSize: 9, fontWeight: 600, color: ink, flex: 1 }, place),
    ),
  )
}

/** A journey by one vehicle stays on one page. */
function drawLeg(leg: PaperLeg, look: Look): ReactElement {
  const { row, column, block, text } = look
  return block(
    { marginTop: 10 },
    row(
      { alignItems: 'flex-start' },
      stop(leg.from, look.start, look),
      column(
        { width: routeWidth, marginHorizontal: 14, alignItems: 'center' },
        leg.duration !== undefined && text({ fontSize: 8, color: quiet, textAlign: 'center' }, leg.duration),
        route(look),
        text({ fontSize: 8.5, color: ink, textAlign: 'center', marginTop: 2 }, leg.text),
      ),
      stop(leg.to, look.end, look),
    ),
    column({ marginTop: leg.seats ? 5 : 0 }, ...seatRows(leg, look)),
  )
}

/** All that is to be read of it, to know how long it is. */
const rowsOf = ({ heading, legs, lines }: PaperSection): string[] => [
  heading,
  ...legs.flatMap(({ from, to, seats = [] }) => [`${from.place} ${to.place}`, ...seats.map(({ name }) => name)]),
  ...lines,
]

/** A short one stays on one page; of a long one the heading stays with what it stands over. */
export function drawSection(section: PaperSection, look: Look): ReactElement {
  const { heading, legs, lines } = section
  const { column, block, text } = look
  const title = heading !== '' && text({ fontSize: 11, fontWeight: 600, color: ink }, heading)
  const [first, ...others] = legs.map((leg) => drawLeg(leg, look))
  const rows = lines.map((one, index) =>
    text({ fontSize: 9, color: quiet, marginTop: index > 0 ? 2 : first ? 8 : 4 }, one),
  )
  const style = { marginHorizontal: 20, paddingVertical: 9, borderBottomWidth: 0.6, borderBottomColor: hairline }
  if (isShort(rowsOf(section))) return block(style, title, first, ...others, ...rows)
  const [line, ...further] = rows
  return column(style, block({}, title, first ?? line), ...others, ...(first ? rows : further))
}
