/** What a colour means: always beside a word and an icon, never alone. */
export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad'
