/** The lifetime of a database process: that of a server, of one command, or of a test run. */
export type Purpose = 'server' | 'command' | 'test'

const always: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  max_connections: '100',
  jit: 'off',
  // The sender of a failed statement gets its error; the values must not be written to a file next to the data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

const durable: Record<string, string> = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

const throwAway: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  io_method: 'sync',
  autovacuum_naptime: '60s',
}

/** Command line of PostgreSQL for a purpose; the caller's settings win, except for address and password rules. */
export function settingArguments(purpose: Purpose, wanted: Record<string, string>, port: number): string[] {
  const guarded = { ...always, ...(purpose === 'test' ? throwAway : durable), ...wanted }
  guarded['listen_addresses'] = '127.0.0.1'
  guarded['password_encryption'] = 'scram-sha-256'
  guarded['port'] = String(port)
  return Object.entries(guarded).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
