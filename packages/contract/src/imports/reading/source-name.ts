/** What the name of a source is made of: a system and what comes of it, such as "Siesa cartera". */
export const sourceNamePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u
