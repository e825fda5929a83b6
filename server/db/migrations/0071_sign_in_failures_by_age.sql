CREATE INDEX "sign_in_failure_until" ON "sign_in_failure" USING btree ("until");
