import { runShort } from './support/run-short.ts'

// What breaks under them and comes back takes its time, so they have a lane beside those that only count.
runShort(['crash-app', 'db-down', 'gateway', 'crash-settling', 'crash-db', 'jobs'])
