// What a player adds to the dice, and names for what he says: drawn by his own browser.

/** Fresh chance for one command: 32 hexadecimal digits. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
