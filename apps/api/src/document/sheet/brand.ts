import { G, Path, Svg } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { wordmark } from '../catalogue/wordmark.ts'
import { onInk } from './look.ts'

const north = '#f5764c'

interface Ray {
  readonly path: string
  readonly fill: string
  readonly opacity: number
}

/** A point of the compass in two halves, the one in the light and the one in the shade. */
function rayAt(turn: number, reach: number, waist: number): Ray[] {
  const at = (angle: number, radius: number) => {
    const radians = (angle * Math.PI) / 180
    return `${(20 + radius * Math.sin(radians)).toFixed(2)} ${(20 - radius * Math.cos(radians)).toFixed(2)}`
  }
  const isNorth = turn === 0
  const half = (side: number, opacity: number): Ray => ({
    path: `M20 20L${at(turn + side, waist)}L${at(turn, reach)}Z`,
    fill: isNorth ? north : onInk,
    opacity: isNorth ? 1 : opacity,
  })
  return [half(-45, 1), half(45, 0.38)]
}

const rays = [
  ...[45, 135, 225, 315].flatMap((turn) => rayAt(turn, 11.5, 3.3)),
  ...[0, 90, 180, 270].flatMap((turn) => rayAt(turn, 18, 3.6)),
]

const ring = 'M20 7.2A12.8 12.8 0 0 1 20 32.8A12.8 12.8 0 0 1 20 7.2Z'

/** The compass and the name, on ink. */
export const drawBrand = (): ReactElement =>
  createElement(
    Svg,
    { viewBox: '0 0 150 40', style: { width: 128, height: 34 } },
    createElement(Path, { d: ring, fill: 'none', stroke: onInk, strokeWidth: 1.1, strokeOpacity: 0.5 }),
    ...rays.map(({ path, fill, opacity }) => createElement(Path, { key: path, d: path, fill, fillOpacity: opacity })),
    createElement(
      G,
      { transform: 'translate(48, 9.5) scale(0.53)' },
      createElement(Path, { d: wordmark, fill: onInk }),
    ),
  )
