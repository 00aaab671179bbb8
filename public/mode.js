// Before the first paint: light or dark, if the reader chose one on this device (src/app/theme/mode.ts).
try {
  document.documentElement.dataset.mode = localStorage.getItem('portal.mode') ?? 'system'
} catch {
  // The browser keeps nothing: as the system has it.
}
