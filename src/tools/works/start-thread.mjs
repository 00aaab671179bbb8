import { register } from 'tsx/esm/api'

// A new thread runs no TypeScript until the hook is registered in it.
register()
await import('./thread.ts')
