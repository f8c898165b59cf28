import './route-card.css'
import '../ui/wait.css'
import type { ReactNode } from 'react'

interface Props {
  /** Key of the picture. */
  picture: string
  from: string
  to: string
  /** 'to', for readers: an arrow says nothing. */
  toWord: string
  /** What the price is of. */
  note: ReactNode
  /** Nothing while it is asked for, and where there is none. */
  price: ReactNode
  isAsked: boolean
  /** Where no price came. */
  otherwise: string
}

/** What stands in the link of a route: a picture, the way, and a line for the price that is as high without one. */
export function RouteFace({ picture, from, to, toWord, note, price, isAsked, otherwise }: Props) {
  const line = () => {
    if (price)
      return (
        <>
          <span>{note}</span>
          <span>{price}</span>
        </>
      )
    return isAsked ? <span className="skel rt-skel" /> : otherwise
  }
  return (
    <>
      <span className="frame">
        <img src={`/api/v1/picture/${picture}.svg`} alt="" loading="lazy" />
      </span>
      <span className="rt-b">
        <span className="h3">
          <bdi>{from}</bdi> <span aria-hidden="true" className="faint rt-to" />
          <span className="vh">{toWord}</span> <bdi>{to}</bdi>
        </span>
        <span className="rt-p small faint">{line()}</span>
      </span>
    </>
  )
}
