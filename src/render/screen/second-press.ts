/**
 * What closes a dialog by Escape and by a click beside it, but not by the second press of the double click that opened it: that one hits
 * what is beside the dialog.
 */
export function unlessSecondPress(close: () => void): (event: object, reason: string) => void {
  return (event, reason) => {
    const isSecond = reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1
    if (!isSecond) close()
  }
}
