/** The pattern of a source's name: a system and its data, such as "Siesa cartera". */
export const sourceNamePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u
