import { Agent, request } from 'node:http'

/** What a run of requests showed: throughput and latency in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number
  median: number
  p99: number
}

/** How many connections ask at once. */
export const connections = 8

/** Asks for one address over kept-alive connections for so long, each as soon as its last answer came. */
export async function load(
  url: string,
  headers: Record<string, string>,
  milliseconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  const worker = async () => {
    while (performance.now() - start < milliseconds) {
      const asked = performance.now()
      await ask(url, headers, agent)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  return {
    requestsPerSecond: times.length / seconds,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}

/** The body of one answer; anything but 200 is a fault of the measurement. */
export function ask(url: string, headers: Record<string, string>, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers, ...(agent ? { agent } : {}) }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 200)}`))
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
