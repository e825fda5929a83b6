CREATE INDEX "task_waiting_due" ON "task" USING btree ("position_id","due_at","id") WHERE "task"."done_at" is null;
