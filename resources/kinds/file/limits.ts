import type { ImageField } from '../image/field.ts';
import type { Field } from '../index.ts';
import type { FileField } from './field.ts';

/** A field whose values are uploaded files. */
export type FilesField = FileField | ImageField;

/** The most that one field takes, and the largest file, in KB. */
export const mostFiles = 20;
export const mostKB = 10 * 1024;
export const longestTitle = 150;

export const holdsFiles = (field: Field | undefined): field is FilesField =>
  field?.kind === 'file' || field?.kind === 'image';

/** Its fields of files, by name. */
export const fileFieldsOf = ({ fields }: { fields: Record<string, Field> }): [string, FilesField][] =>
  Object.entries(fields).filter((entry): entry is [string, FilesField] => holdsFiles(entry[1]));

/** In a list's rows: how many files there are, and the first picture's id. */
export const countName = (field: string): string => `${field}Count`;
export const firstName = (field: string): string => `${field}First`;

export const mostOf = ({ options }: FilesField): number => Math.min(options.most ?? 1, mostFiles);

/** Each file must be smaller than this. */
export const mostBytesOf = ({ options }: FilesField): number =>
  Math.min(options.maxKB ?? mostKB, mostKB) * 1024;
