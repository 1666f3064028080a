import { useEffect, useState } from 'react'

/** The server's time of the moment, told every second, whatever this device's clock says. */
export function useNow(serverNow: string): number {
  const [now, setNow] = useState(() => Date.parse(serverNow))
  useEffect(() => {
    const ahead = Date.parse(serverNow) - Date.now()
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000)
    return () => clearInterval(timer)
  }, [serverNow])
  return now
}
