import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { serveTasks } from '../helpers/serve-tasks.ts'

serveTasks((given: Argon2Parameters) => argon2Sync('argon2id', given))
