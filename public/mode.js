// Light or dark, if the reader chose one on this device (src/app/theme/mode.ts).
try {
  document.documentElement.dataset.mode = localStorage.getItem('portal.mode') || 'system'
} catch {
  // The browser keeps nothing: as the system has it.
}

// A browser that lacks what the portal is written with (docs/operating.md names the versions) is told so by the page's styles.
if (!(window.URL && URL.canParse && window.AbortSignal && AbortSignal.any)) document.documentElement.dataset.old = ''
