import fixture from '../fixtures/naughty-strings.json' with { type: 'json' }

/** Texts that break programs which take them for more than texts. */
export const naughtyStrings: readonly string[] = fixture.strings
