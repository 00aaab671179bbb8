import { register } from 'tsx/esm/api'

// A thread knows no TypeScript before it is told of it.
register()
await import('./thread.ts')
