import { runShort } from './support/run-short.ts'

// They measure how long things take, so nothing else may run beside them.
runShort(['db-down', 'bodies', 'timing', 'uploads', 'gateway'])
