import { runShort } from './support/run-short.ts'

// What they count comes out the same on a busy machine; times are judged in their full form alone.
runShort([
  'headers',
  'leaks',
  'erasure-canary',
  'money-model',
  'races',
  'audit',
  'restore',
  'moving-in',
  'timing',
  'uploads',
])
