CREATE INDEX "letter_document_file" ON "letter_document" USING btree ("file_hash");
