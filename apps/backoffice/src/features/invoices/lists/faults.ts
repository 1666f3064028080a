/** What is wrong, by its place: `motivos.2.titulo`. */
export type Faults = Readonly<Record<string, string>>
