export { throwawaysOfRun as default } from '../../src/tools/run/throwaway.ts'
