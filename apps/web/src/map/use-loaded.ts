import { useEffect, useState } from 'react'

/** What is fetched for a map. Without it the map is only plainer, so a failure is silent. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setLoaded(() => value),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [load])
  return loaded
}
