import fixture from '../fixtures/naughty-strings.json' with { type: 'json' }

/** Texts that break programs which interpret them. */
export const naughtyStrings: readonly string[] = fixture.strings
