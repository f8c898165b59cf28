import { createElement, type ReactNode } from 'react'

const shape = /<(path|circle|rect)\s([^>]*?)\/>/g
const attribute = /([\w-]+)="([^"]*)"/g

/** What the picture package draws as text, as elements: nothing is ever put into the page unread. */
export function drawn(svg: string): ReactNode[] {
  return [...svg.matchAll(shape)].map(([, kind = '', attributes = ''], index) => {
    const values = [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [
      name === 'class' ? 'className' : name,
      value,
    ])
    return createElement(kind, { key: `${index}/${kind}`, ...Object.fromEntries(values) })
  })
}
