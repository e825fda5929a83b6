/** Whether a page shows files of this type itself. */
export const isShownType = (mimeType: string): boolean =>
  /^(application\/pdf|image\/(png|jpeg))$/.test(mimeType);
