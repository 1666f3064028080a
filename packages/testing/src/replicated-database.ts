import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { prepareCluster } from '@enlace/database/embedded/cluster.ts'
import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import { findEngine } from '@enlace/database/embedded/engine.ts'
import { openPlace } from '@enlace/database/embedded/place.ts'
import { launchPostmaster, stopPostmaster } from '@enlace/database/embedded/postmaster.ts'
import { migrate } from '@enlace/database/migrate.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** A database with a streaming replica, as an operator would have them. */
export interface ReplicatedDatabase {
  /** The primary's address for the superuser. */
  readonly adminUrl: string
  /** The replica's address for the superuser. */
  readonly replicaUrl: string
  /** Kills the replica. */
  killReplica(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL with the newest schema, and a second one as its replica. */
export async function startReplicated(): Promise<ReplicatedDatabase> {
  const home = await makeScratchFolder('enlace-replica-')
  const [folder, copy] = [join(home, 'primary'), join(home, 'replica')]
  // Commits are acknowledged once flushed, as in production, but without disk synchronisation.
  const options = { folder, purpose: 'test', settings: { synchronous_commit: 'on' } } as const
  const first = await startEmbedded(options)
  await migrate(first.adminUrl)
  await first.stop()
  const place = await openPlace(copy)
  await promisify(execFile)('cp', ['-a', join(folder, 'cluster'), place.cluster])
  await copyFile(join(folder, 'password'), place.passwordFile)
  await writeFile(join(place.cluster, 'standby.signal'), '')
  const primary = await startEmbedded(options)
  const { port, password } = new URL(primary.adminUrl)
  const settings = { primary_conninfo: `host=127.0.0.1 port=${port} user=postgres password=${password}` }
  const ready = await prepareCluster(place, await findEngine(), false)
  const replica = await launchPostmaster(place, ready, { purpose: 'test', settings })
  const replicaUrl = new URL(primary.adminUrl)
  replicaUrl.port = String(replica.port)
  return {
    adminUrl: primary.adminUrl,
    replicaUrl: replicaUrl.href,
    async killReplica() {
      process.kill(replica.pid, 'SIGKILL')
      while (await answers(replica.port)) await pause(5)
    },
    async stop() {
      await stopPostmaster(place, replica)
      await primary.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
