import { runShort } from './support/run-short.ts'

// What they see depends on what else the machine does, so nothing may run beside them.
runShort(['bodies'])
