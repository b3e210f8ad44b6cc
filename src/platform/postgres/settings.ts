export type Address = { host: string; port: number }

/** The server's settings as arguments: they apply to one start and override every file. */
export function serverArguments({ host, port }: Address, durable: boolean): string[] {
  const socket = host.startsWith('/')
  const settings = {
    listen_addresses: socket ? '' : host,
    unix_socket_directories: socket ? `"${host.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    max_connections: durable ? '60' : '200',
    superuser_reserved_connections: '10',
    shared_buffers: '128MB',
    wal_compression: 'on',
    random_page_cost: '1.1',
    logging_collector: 'off',
    // The application gets the errors of failed statements; in the log they would show personal data and fill the disk.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Environment without our secrets and without PGPORT or PGDATA of the operator. Windows needs SystemRoot. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}
