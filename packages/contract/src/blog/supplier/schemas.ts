import * as z from 'zod/mini'
import { longest } from '../../core/patterns.ts'
import { DocumentId, Instant, wholeNumber } from '../../core/values.ts'
import { audiences, blogDefaults, postKinds, slugPattern } from '../limits.ts'

const Text = z.string()

/** The slug of a post, a category or a tag. */
export const Slug = z.string().check(z.maxLength(120), z.regex(slugPattern))

/** The filter and page of the list (spec 7, Blog list: default limit 5 and page 1). */
export const BlogQuery = z.object({
  limit: z._default(wholeNumber(1, 50), blogDefaults.limit),
  page: z._default(wholeNumber(1, 2000), blogDefaults.page),
  category: z.optional(Slug),
  tag: z.optional(Slug),
})
export type BlogQuery = z.infer<typeof BlogQuery>

/** A search within a category, a tag, or everywhere. */
export const BlogSearch = z.extend(BlogQuery, {
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(longest.text)),
})
export type BlogSearch = z.infer<typeof BlogSearch>

/** A category or a tag by its name. */
export const BlogTerm = z.object({ slug: Text, nombre: Text })
export type BlogTerm = z.infer<typeof BlogTerm>

/** The same with the number of its posts. */
export const CountedTerm = z.extend(BlogTerm, { posts: z.number() })
export type CountedTerm = z.infer<typeof CountedTerm>

/** A picture of the company, with its alternative text. */
export const BlogPicture = z.object({ imagen: Text, texto: Text })
export type BlogPicture = z.infer<typeof BlogPicture>

/** The title and slug of a post, for neighbours and the most read. */
export const PostLink = z.object({ slug: Text, titulo: Text, publicado_at: Instant })
export type PostLink = z.infer<typeof PostLink>

/** A post as lists show it. */
export const PostCard = z.extend(PostLink, {
  tipo: z.enum(postKinds),
  extracto: Text,
  autor: Text,
  /** Reading time in minutes. */
  minutos: z.number(),
  portada: z.nullable(BlogPicture),
  categoria: z.nullable(BlogTerm),
  fijado: z.boolean(),
  /** Whether the user has opened it. */
  leido: z.boolean(),
  /** Whether it still needs the user's receipt. */
  pendiente: z.boolean(),
})
export type PostCard = z.infer<typeof PostCard>

/** A post of a list; in search results with an excerpt around the match. */
export const ListedPost = z.extend(PostCard, {
  fragmento: z.optional(z.array(z.object({ texto: Text, coincide: z.boolean() }))),
})
export type ListedPost = z.infer<typeof ListedPost>

/** A page of posts, and how many there are in all. */
export const Posts = z.object({ rows: z.array(ListedPost), total: z.number() })
export type Posts = z.infer<typeof Posts>

/** An attachment of a post; its type is detected from its bytes. */
export const BlogFile = z.object({
  id: DocumentId,
  nombre: Text,
  texto: Text,
  media_type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'application/xml']),
  size: z.number(),
})
export type BlogFile = z.infer<typeof BlogFile>

/** A post with all its content. */
export const BlogPost = z.extend(PostCard, {
  id: DocumentId,
  html: Text,
  /** The text version to which a receipt belongs. */
  version: z.number(),
  audiencia: z.array(z.enum(audiences)),
  etiquetas: z.array(BlogTerm),
  galeria: z.array(BlogPicture),
  adjuntos: z.array(BlogFile),
  anterior: z.nullable(PostLink),
  siguiente: z.nullable(PostLink),
  relacionados: z.array(PostCard),
  /** The user's receipt of this version, and whether an earlier one was confirmed. */
  confirmado_at: z.nullable(Instant),
  confirmo_antes: z.boolean(),
})
export type BlogPost = z.infer<typeof BlogPost>
