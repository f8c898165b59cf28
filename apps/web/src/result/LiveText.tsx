import { useEffect, useRef, useState } from 'react'

const pause = 5000

/** Says what changes while answers come in, at most every five seconds, the last word always. */
export function LiveText({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const wait = Math.max(0, last.current + pause - performance.now())
    const timer = setTimeout(() => {
      last.current = performance.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" role="status">
      {said}
    </p>
  )
}
