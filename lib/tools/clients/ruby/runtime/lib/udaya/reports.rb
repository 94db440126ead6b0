# frozen_string_literal: true

module Udaya
  # Waiting for what takes a while.
  # @api private
  class Reports
    STATE = Transport::Route.new(verb: 'GET', path: '/v1/reports/{id}', access: 'either')
    LINK = Transport::Route.new(verb: 'POST', path: '/v1/reports/{id}/link', access: 'either')
    private_constant :STATE, :LINK

    def initialize(transport)
      @transport = transport
    end

    def wait(report_id, wait, poll, options)
      ends = now + (wait || (PROTOCOL[:poll_timeout_ms] / 1000.0))
      pause = poll || (PROTOCOL[:poll_first_ms] / 1000.0)
      loop do
        answer = @transport.json(STATE, { id: report_id }, options)
        return answer if answer.data[:status] == 'ready'

        refuse(answer)
        raise failure(TimeoutError, 'TIMED_OUT', 'The report was not ready in time.', answer) if now + pause > ends

        sleep(pause)
        pause = [PROTOCOL[:poll_cap_ms] / 1000.0, pause * PROTOCOL[:poll_growth]].min
      end
    end

    def file(report_id, wait, poll, options)
      wait(report_id, wait, poll, options)
      begin
        fetch(report_id, options)
      rescue NotFoundError => e
        raise unless e.code == 'LINK_EXPIRED'

        fetch(report_id, options)
      end
    end

    private

    def fetch(report_id, options)
      @transport.download(@transport.json(LINK, { id: report_id }, options).data[:url], options)
    end

    def refuse(answer)
      case answer.data[:status]
      when 'expired' then raise failure(NotFoundError, 'REPORT_EXPIRED', 'The report has expired.', answer)
      when 'failed' then raise failure(ServerError, 'REPORT_FAILED', 'The report could not be made.', answer)
      end
    end

    def failure(family, code, message, answer)
      family.new(message, code: code, request_id: answer.receipt.request_id)
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end
end
