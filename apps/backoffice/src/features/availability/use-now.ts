import { useEffect, useState } from 'react'

/** The server's time of the moment, told every second, whatever this device's clock says. */
export function useNow(serverNow: string): number {
  const [own, setOwn] = useState(() => Date.now())
  const [ahead, setAhead] = useState(0)
  useEffect(() => setAhead(Date.parse(serverNow) - Date.now()), [serverNow])
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return own + ahead
}
