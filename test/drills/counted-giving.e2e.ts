import { runShort } from './support/run-short.ts'

// What they count comes out the same on a busy machine.
runShort(['gateway', 'money-model', 'crash-settling', 'races'])
