/** The year of the copyright: that of the build (`YYYYMMDD`), or this year. */
export function copyrightYear({ buildDate }: { buildDate: string }): string {
  return /^\d{8}$/.test(buildDate) ? buildDate.slice(0, 4) : String(new Date().getFullYear())
}
